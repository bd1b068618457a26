import { session, storedText } from '~/services/browser/storage'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { isLanguage } from '~/services/domain/locale'
import { FIRST_KITS, type FirstKit, USUAL_FIRST_KIT } from '~/services/domain/plans/first-kit'
import type { ChildDraft, StoredDraft } from './child-info.rules'

const stored = storedText(session, 'child-info')

/** What was filled in and not sent yet, in this browser tab alone: it survives a reload and a change of language. */
export const saveDraft = (draft: ChildDraft) => stored.write(JSON.stringify(draft))
export const forgetDraft = () => stored.forget()

/** A birth date that was told before the form was open; what the form was left with stays. */
export function carryBirthDate(birthDate: CivilDate) {
  const { lang } = document.documentElement
  const nothing = { name: '', language: isLanguage(lang) ? lang : ('en' as const), firstKit: USUAL_FIRST_KIT }
  saveDraft({ ...(savedDraft() ?? nothing), birthDate })
}

export function savedDraft(): StoredDraft | null {
  const text = stored.read()
  return text === null ? null : draftOf(text)
}

function draftOf(text: string): StoredDraft | null {
  try {
    const draft: unknown = JSON.parse(text)
    if (typeof draft !== 'object' || draft === null) return null
    const { name, language, birthDate, firstKit } = {
      name: '',
      language: '',
      birthDate: null,
      firstKit: null,
      ...draft,
    }
    if (typeof name !== 'string' || !isLanguage(language)) return null
    return { name, language, birthDate: typeof birthDate === 'string' ? birthDate : null, firstKit: known(firstKit) }
  } catch {
    // not JSON: someone else's
    return null
  }
}

const known = (text: unknown): FirstKit => FIRST_KITS.find((each) => each === text) ?? USUAL_FIRST_KIT
