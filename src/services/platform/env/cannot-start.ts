/** The process cannot start as things are. The message is for the terminal: one line that says what to do. */
export class CannotStart extends Error {}
