/** Whether an error is one of Node's or of a driver's with such a code. */
export const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
