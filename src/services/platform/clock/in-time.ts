type Patience<Otherwise> = { milliseconds: number; otherwise: () => Otherwise }

/** What a piece of work answers in time, else what is said instead: the work itself goes on. A failure of it is thrown. */
export async function inTime<T, Otherwise>(
  work: T | Promise<T>,
  { milliseconds, otherwise }: Patience<Otherwise>,
): Promise<T | Otherwise> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, milliseconds).unref()
  return Promise.race([work, late.promise.then(otherwise)]).finally(() => clearTimeout(timer))
}
