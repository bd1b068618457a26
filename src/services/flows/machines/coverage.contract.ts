/**
 * Which transitions of a machine tests leave out, by their ids. `unit`: the walk that is generated from its model, at every
 * change. `waived`: why a transition cannot be taken. `browser`: the tour of its page, at every change and in the long run;
 * `long` null: no long run has gone through yet. `untoured`: why no tour walks it on a page.
 */
export type WalkOfMachine = {
  transitions: number
  unit: string[]
  waived: Record<string, string>
  browser: { always: string[]; long: string[] | null } | null
  untoured: string | null
}
/** docs/machines/coverage.json, by the ids of machines. */
export type WalkedFile = Record<string, WalkOfMachine>

/**
 * docs/machines/mutants.json, by the ids of machines: of so many changes of one thing in it how many its tests notice, and
 * how many are waived for nobody could.
 */
export type MutantsFile = Record<string, { mutants: number; noticed: number; waived: number }>

/** How many of so many are taken. */
export type Taken = { taken: number; of: number }
