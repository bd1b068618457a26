/** Before a line goes the keyboard moves on: to the line below it, else above it, else to the cart's heading. */
export function focusBeside(lineId: string) {
  const lines = [...document.querySelectorAll<HTMLElement>('li[data-line]')]
  const at = lines.findIndex(({ dataset }) => dataset.line === lineId)
  const next = lines[at + 1] ?? lines[at - 1] ?? document.querySelector<HTMLElement>('h1')
  next?.focus()
}
