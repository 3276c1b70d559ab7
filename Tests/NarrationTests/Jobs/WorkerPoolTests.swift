import Synchronization
import Testing

@testable import Narration

@Suite struct WorkerPoolTests {
  @Test(arguments: [1, 2, 5], [0, 1, 100]) func allWorkComesBack(width: Int, count: Int) {
    let pool = WorkerPool<Int>(width: width)
    for number in 0..<count { pool.submit { number } }
    let results = (0..<count).map { _ in pool.next() }
    #expect(results.sorted() == Array(0..<count))
    if width == 1 { #expect(results == results.sorted()) }
  }

  @Test func neverMoreAtOnceThanItsWidth() {
    let pool = WorkerPool<Int>(width: 2)
    let atWork = Mutex((now: 0, most: 0))
    for number in 0..<50 {
      pool.submit {
        atWork.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        defer { atWork.withLock { $0.now -= 1 } }
        return number
      }
    }
    for _ in 0..<50 { _ = pool.next() }
    #expect(atWork.withLock { $0.most } <= 2)
  }

  @Test func waitingWorkCanBeDropped() {
    let pool = WorkerPool<Int>(width: 1)
    let gate = Mutex(())
    let dropped = gate.withLock { _ in
      for number in 0..<10 {
        pool.submit {
          gate.withLock { _ in }
          return number
        }
      }
      return pool.dropWaiting()
    }
    let results = (0..<10 - dropped).map { _ in pool.next() }
    #expect(results == Array(0..<10 - dropped))
    #expect(dropped >= 9)
  }
}
