/*
 * What a press changes on the page alone is shown at once, before the application is there to say it; the press is still
 * kept for its machine, which then comes to the same. Part of stage 0
 * (docs/decisions/0037-few-files.md).
 */

/** Whether the press has been answered: a tab shows its panel, a thumbnail its picture. */
export function isAnswered(pressed: HTMLElement): boolean {
  if (pressed.role === 'tab') return showPanel(pressed)
  const picture = pressed instanceof HTMLAnchorElement ? document.getElementById(pressed.hash.slice(1)) : null
  return picture?.parentElement ? showPicture(pressed, { picture, row: picture.parentElement }) : false
}

/** A form of which nothing is missing, and whose answer is another page: the document needs no application to send it. */
export function isSentByDocument(button: HTMLElement): button is HTMLButtonElement {
  if (!(button instanceof HTMLButtonElement) || button.dataset.sends === undefined || !button.form) return false
  return [...new FormData(button.form).values()].every((value) => value !== '')
}

function showPanel(tab: HTMLElement): boolean {
  for (const each of tab.parentElement?.children ?? []) {
    each.ariaSelected = String(each === tab)
    const panel = document.getElementById(each.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = each !== tab
  }
  return true
}

/** As the gallery does: no style at all while the first one rests. */
function showPicture(thumbnail: HTMLElement, { picture, row }: { picture: HTMLElement; row: HTMLElement }): boolean {
  const index = [...row.children].indexOf(picture)
  row.style.transform = index > 0 ? `translateX(${index * -100}%)` : ''
  for (const each of thumbnail.parentElement?.children ?? []) each.removeAttribute('aria-current')
  thumbnail.ariaCurrent = 'true'
  return true
}
