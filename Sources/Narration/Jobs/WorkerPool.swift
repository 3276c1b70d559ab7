import Dispatch
import Synchronization

/// Runs work on a few threads and hands the results back to the one thread that asked for it.
///
/// The owner submits work and calls ``next()``: all decisions stay on its own thread, so that
/// they need no lock and do not depend on which worker was quick.
///
/// ```
/// owner ── submit ──▶ waiting ──▶ at most `width` at work ──▶ finished ── next() ──▶ owner
/// ```
final class WorkerPool<Result: Sendable>: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Result] = []
    var atWork = 0
    var finished: [Result] = []
  }

  /// How many pieces of work may run at the same time.
  let width: Int
  private let queue = DispatchQueue(label: "wordlight.workers", attributes: .concurrent)
  private let state = Mutex(State())
  private let finishedCount = DispatchSemaphore(value: 0)

  /// Makes a pool.
  ///
  /// - Precondition: `width >= 1`.
  init(width: Int) {
    precondition(width >= 1)
    self.width = width
  }

  /// Adds a piece of work; pieces are begun in the order in which they were added.
  func submit(_ work: @escaping @Sendable () -> Result) {
    let mayStart = state.withLock { state in
      state.waiting.append(work)
      guard state.atWork < width else { return false }
      state.atWork += 1
      return true
    }
    if mayStart { queue.async { self.runWaiting() } }
  }

  /// Waits for a result; they come in the order in which they were finished.
  ///
  /// - Precondition: more pieces were submitted than results taken.
  func next() -> Result {
    finishedCount.wait()
    return state.withLock { $0.finished.removeFirst() }
  }

  /// Drops the work that has not begun, and says how many pieces that were.
  func dropWaiting() -> Int {
    state.withLock { state in
      defer { state.waiting.removeAll() }
      return state.waiting.count
    }
  }

  private func runWaiting() {
    while true {
      let work = state.withLock { state -> (@Sendable () -> Result)? in
        guard !state.waiting.isEmpty else {
          state.atWork -= 1
          return nil
        }
        return state.waiting.removeFirst()
      }
      guard let work else { return }
      let result = work()
      state.withLock { $0.finished.append(result) }
      finishedCount.signal()
    }
  }
}
