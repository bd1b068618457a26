import type { WalkOfMachine } from '~/services/flows/machines/coverage.contract'

/** The tones of a chart: it worked, the machine decides, it did not. */
const WALKED = { both: '#24603a', unit: '#8c5f08', none: '#a8231b' } as const

const LINE = /(<g data-transitions="([^"]+)"[^>]*>)(.*?)<\/g>/g
const COLOUR = /(stroke|fill)="#[0-9a-f]{6}"/g
const DASHES = { both: '', unit: ' stroke-dasharray="6 4"', none: ' stroke-dasharray="2 4"' }

/** The same picture, its lines in the colour of who takes them; one that stands for several is drawn as the least of them. */
export function withWalks(inner: string, { unit, browser }: WalkOfMachine): string {
  const untoured = browser && (browser.long ?? browser.always)
  return inner.replace(LINE, (_all, opened: string, named: string, drawn: string) => {
    const ids = named.split(' ')
    const isOut = (missing: readonly string[] | null) => missing === null || ids.some((id) => missing.includes(id))
    const walked = isOut(unit) ? 'none' : isOut(untoured) ? 'unit' : 'both'
    const coloured = drawn.replace(COLOUR, `$1="${WALKED[walked]}"`).replace('<path ', `<path${DASHES[walked]} `)
    return `${opened}${coloured}</g>`
  })
}
