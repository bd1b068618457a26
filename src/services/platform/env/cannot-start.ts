/** The process cannot start as things are. The message is for the terminal: one line that says what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** By its name: the server's plugin and the application have a copy of this class each, and either may open the database. */
export const isCannotStart = (error: unknown): error is CannotStart =>
  error instanceof Error && error.name === 'CannotStart'
