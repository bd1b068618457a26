/** An answer that came with the document, under the name of its question. */
export type KeptAnswer = { name: string; answer: unknown }

let kept: KeptAnswer[] = []

/** The cache comes with what asks it first, when the page is long live: until then its contents are kept here. */
export function keepAnswers(answers: KeptAnswer[] = []) {
  kept = answers
}

/** They are handed over once. */
export const takeAnswers = (): KeptAnswer[] => kept.splice(0)
