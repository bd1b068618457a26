/*
 * What is typed, ticked and chosen before the application listens, and is told to it then, in its order. Part of stage 0
 * (docs/decisions/0002-staged-boot.md).
 */
import { type Field, restored } from './renewal'

const typed = new Map<Field, string | boolean>()

export function note({ target }: Event) {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    remember(target)
}

/** By the last of its changes: of two radios the one that was picked last stays picked. */
function remember(field: Field) {
  typed.delete(field)
  typed.set(field, field.type === 'checkbox' && 'checked' in field ? field.checked : field.value)
}

/** Changed before this file was there; of a group only the radio that is picked says so. */
function isTouched(field: Field) {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== optionAtFirst(field)
  if (field instanceof HTMLTextAreaElement || !/checkbox|radio/.test(field.type))
    return field.value !== field.defaultValue
  const { type, checked, defaultChecked } = field
  return checked !== defaultChecked && (checked || type === 'checkbox')
}

/** Where nobody has chosen yet. */
const optionAtFirst = ({ options }: HTMLSelectElement) =>
  Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  )

/**
 * React takes the value that the field had as already tracked and reports only a change: so the value is set by the
 * prototype's own setter, past that tracking.
 */
function retype(field: Field, value: string | boolean) {
  if (!field.isConnected) return
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) return repick(field, value !== false)
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** A press that leads to what the visitor left, whatever has been drawn over it since. */
function repick(field: HTMLInputElement, isChecked: boolean) {
  field.checked = !isChecked
  field.click()
}

/** What a page had before it was loaded anew, and what has changed before any script was there. */
export function noteTouched() {
  try {
    for (const field of restored()) remember(field)
  } catch {
    // a browser may refuse storage: then nothing was kept
  }
  for (const field of document.querySelectorAll<Field>('input,select,textarea')) if (isTouched(field)) remember(field)
}

/** Each after the page has drawn what the one before has changed. */
export async function retypeAll() {
  for (const [field, value] of typed) {
    retype(field, value)
    await null
  }
}
