/** Runs what it is given one after the other, also where one before failed: two writes of one row must not cross. */
export function createOrder() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(run: () => Promise<T>): Promise<T> => {
    const mine = last.then(run, run)
    last = mine
    return mine
  }
}
