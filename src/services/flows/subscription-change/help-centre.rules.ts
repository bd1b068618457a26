import type { LocaleCode } from '~/services/domain/locale'
import type { KeyValues } from '~/services/flows/content/parts.contract'

/** What the forms of the help centre are filled with ahead of time. */
type Named = { kit: string; child: string; day: string }
type Asked = { action: string; code: LocaleCode; named: Named }

/**
 * Where somebody asks before a kit is skipped or a subscription cancelled (S-024, decided: E-44). The content's texts have the
 * address of a form under `form`, or one for a locale under `form.en-GB`; under the action, e.g. `skip` or `skip.en-GB`, its
 * fields as `name=value&…`, in which {kit}, {child} and {day} stand for what it is about. Null where there is none.
 */
export function helpCentreHref(texts: KeyValues, { action, code, named }: Asked): string | null {
  const textOf = (key: string) => texts[`${key}.${code}`] ?? texts[key] ?? ''
  const [form, fields] = [textOf('form'), textOf(action)]
  if (!/^(https:\/\/|mailto:)/i.test(form) || fields === '') return null
  const filled = fields.split('&').map((field) => fieldOf(field, named))
  return `${form}${form.includes('?') ? '&' : '?'}${filled.join('&')}`
}

/** As both kinds of address have it: a program for mail shows a '+' as it is. */
function fieldOf(field: string, named: Named): string {
  const [name = '', ...values] = field.split('=')
  const value = values.join('=').replaceAll(/\{(kit|child|day)\}/g, (_, about: keyof Named) => named[about])
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
}
