/** Calls back when something outside of the element with that id is pressed or gets the keyboard, until stopped. */
export function watchOutside(id: string, report: () => void): () => void {
  const look = ({ target }: Event) => {
    const element = document.getElementById(id)
    if (target instanceof Node && !element?.contains(target)) report()
  }
  const events = ['pointerdown', 'focusin'] as const
  for (const type of events) document.addEventListener(type, look)
  return () => {
    for (const type of events) document.removeEventListener(type, look)
  }
}
