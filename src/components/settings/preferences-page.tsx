import { useTranslations } from 'use-intl'
import type { PreferencesSend, PreferencesView } from '~/machines/account/preferences/preferences.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { AccountHead } from '../account/account-head'
import { Button } from '../ui/button'
import { label } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { visuallyHidden } from '../ui/page.styles'
import {
  actions,
  aside,
  changed,
  choice,
  choiceName,
  choiceText,
  form,
  number,
  readNumber,
  rows,
  told,
} from './form.styles'
import { PhoneField } from './phone-field'

type View = PreferencesView & {
  page: AccountPage
  saysFailures: boolean
  /** whose numbers need no prefix */
  country: string
}
type PreferencesPageProps = { view: View; send: PreferencesSend }

/** … A-125 */
export function PreferencesPage({ view, send }: PreferencesPageProps) {
  return (
    <div data-machine={view.machine} data-state={view.state}>
      <AccountHead page={view.page} />
      <FlowForm className={form} isBusy={view.isBusy} noValidate onSubmit={() => send({ type: 'SAVE' })}>
        <Told view={view} />
        <Choices view={view} send={send} />
        {view.isPhoneRead ? (
          <ReadNumber view={view} send={send} />
        ) : (
          <PhoneField
            view={view}
            onType={(value) => send({ type: 'TYPE', value })}
            onBlur={() => send({ type: 'BLUR' })}
          />
        )}
        <NoNumber view={view} />
        <Actions view={view} send={send} />
      </FlowForm>
    </div>
  )
}

/** A-121; a failure only where it is to be said (decided: E-91). */
function Told({ view: { isSaved, savedId, choices, lacksNumber, hasFailed, saysFailures } }: { view: View }) {
  const t = useTranslations('settings')
  const [first, ...others] = choices.filter(({ isOn }) => isOn)
  const kinds = others.length > 0 ? 'both' : (first?.name ?? 'none')
  return (
    <>
      {isSaved && (
        <div id={savedId} className={told} role="status" tabIndex={-1}>
          <Note tone="success" title={t('saved')}>
            <p>{t('preferences.kept', { kinds })}</p>
            {lacksNumber && <p>{t('preferences.noNumber')}</p>}
          </Note>
        </div>
      )}
      {hasFailed && saysFailures && (
        <Note tone="error" title={t('notSaved')} isAlert>
          <p>{t('notSavedText')}</p>
        </Note>
      )}
    </>
  )
}

function Choices({ view: { choices, isBusy }, send }: PreferencesPageProps) {
  const t = useTranslations('settings.preferences')
  return (
    <fieldset className={rows} disabled={isBusy}>
      <legend className={visuallyHidden}>{t('legend')}</legend>
      {choices.map(({ name, id, isOn }) => (
        <label key={name} className={choice}>
          <input
            id={id}
            type="checkbox"
            name={name}
            checked={isOn}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-text`}
            onChange={(event) => send({ type: 'TOGGLE', name, isOn: event.currentTarget.checked })}
          />
          <span id={`${id}-name`} className={choiceName}>
            {t(name)}
          </span>
          <span id={`${id}-text`} className={choiceText}>
            {t(`${name}Text`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** what was saved is text, until somebody wants to change it. */
function ReadNumber({ view: { phone, isBusy }, send }: PreferencesPageProps) {
  const t = useTranslations('settings.phone')
  return (
    <div>
      <p className={label}>{t('label')}</p>
      <p className={readNumber}>
        <span className={number}>{phone.value || t('none')}</span>
        <Button tone="link" size="inline" disabled={isBusy} onClick={() => send({ type: 'EDIT_PHONE' })}>
          {t('change')} <span className={visuallyHidden}>{t('label')}</span>
        </Button>
      </p>
    </div>
  )
}

/** the number may stay empty, but then nothing arrives; once that is saved, what was saved says so. */
function NoNumber({ view: { lacksNumber, isSaved } }: { view: View }) {
  const t = useTranslations('settings.preferences')
  return lacksNumber && !isSaved && <p className={aside}>{t('noNumber')}</p>
}

/** */
function Actions({ view: { can, isBusy, changes, isInvalid }, send }: PreferencesPageProps) {
  const t = useTranslations('settings')
  return (
    <div className={actions}>
      <Button type="submit" isBusy={isBusy} disabled={!can.save && !isBusy} holdsClick>
        {t('save')}
      </Button>
      {can.discard && (
        <Button tone="link" size="inline" onClick={() => send({ type: 'DISCARD' })}>
          {t('preferences.discard')}
        </Button>
      )}
      <span role="status">
        {isInvalid && <span className={aside}>{t('preferences.mend')}</span>}
        {!isInvalid && changes > 0 && <span className={changed}>{t('preferences.changes', { count: changes })}</span>}
      </span>
    </div>
  )
}
