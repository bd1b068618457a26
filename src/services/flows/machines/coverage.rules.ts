import type { MutantsFile, Taken, WalkOfMachine } from './coverage.contract'

export const takenByUnit = ({ transitions, unit, waived }: WalkOfMachine): Taken => {
  const of = transitions - Object.keys(waived).filter((id) => unit.includes(id)).length
  return { taken: transitions - unit.length, of }
}

/** In the long run where one went through, which takes more; null where no tour walks it. */
export const takenInBrowser = (walk: WalkOfMachine): Taken | null =>
  walk.browser && takenBut(walk.browser.long ?? walk.browser.always, walk)

/** At every change; null where no tour walks it. */
export const takenAtEveryChange = (walk: WalkOfMachine): Taken | null =>
  walk.browser && takenBut(walk.browser.always, walk)

const takenBut = (missing: readonly string[], { transitions, waived }: WalkOfMachine): Taken => ({
  taken: transitions - missing.length,
  of: transitions - Object.keys(waived).filter((id) => missing.includes(id)).length,
})

/** Null where they have not been counted. */
export const noticedOf = (figures: MutantsFile[string] | undefined): Taken | null =>
  figures ? { taken: figures.noticed, of: figures.mutants - figures.waived } : null

export const sumOf = (all: readonly (Taken | null)[]): Taken =>
  all.reduce<Taken>((sum, each) => ({ taken: sum.taken + (each?.taken ?? 0), of: sum.of + (each?.of ?? 0) }), {
    taken: 0,
    of: 0,
  })
