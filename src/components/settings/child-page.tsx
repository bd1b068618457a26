import { useTranslations } from 'use-intl'
import type { ChildFormSend, ChildFormView } from '~/machines/account/child-form/child-form.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ChildCopy } from '~/services/flows/settings/settings.contract'
import { AccountHead } from '../account/account-head'
import { Failure } from '../account/account-states'
import { BirthDateFields } from '../ui/birth-date-fields'
import { Button } from '../ui/button'
import { control } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { TextField } from '../ui/text-field'
import { TextLink } from '../ui/text-link'
import { Tooltip } from '../ui/tooltip'
import { actions, aside, back, form } from './form.styles'

type View = ChildFormView & {
  page: AccountPage
  copy: ChildCopy
  hasPlannedKits: boolean
  back: { href: string; isSchedule: boolean }
}
type ChildPageProps = { view: View; send: ChildFormSend }

/** A-102 … A-109: exactly a name and a birth date. */
export function ChildPage({ view, send }: ChildPageProps) {
  const t = useTranslations()
  const { page, hasFailed, isBusy, isSaved, back: way } = view
  return (
    <div data-machine={view.machine} data-state={view.state}>
      <AccountHead page={page} />
      <FlowForm className={form} isBusy={isBusy} noValidate onSubmit={() => send({ type: 'SUBMIT' })}>
        {hasFailed && <Failure errors={page.errors} kind="settings" isAlert again={null} />}
        <Name view={view} send={send} />
        <BirthDate view={view} send={send} />
        {view.hasPlannedKits && !view.isLocked && <p className={aside}>{t('settings.child.planned')}</p>}
        <div className={actions}>
          <Button type="submit" isBusy={isBusy} holdsClick>
            {t('settings.save')}
          </Button>
          <TextLink className={back} href={way.href}>
            {t(way.isSchedule ? 'shipDate.back' : 'settings.cancel')}
          </TextLink>
        </div>
        {isSaved && (
          <div role="status">
            <Note tone="success" title={t('settings.saved')} />
          </div>
        )}
      </FlowForm>
    </div>
  )
}

function Name({ view: { name, nameError, copy, isBusy }, send }: ChildPageProps) {
  return (
    <TextField
      {...name}
      className={control}
      label={copy.name.label}
      hint={copy.name.hint}
      error={nameError && copy.name[nameError]}
      name="name"
      autoComplete="off"
      required
      readOnly={isBusy}
      onType={(value) => send({ type: 'CHANGE', value })}
    />
  )
}

/** a verified one is locked, and says why. */
function BirthDate({ view: { birthDate, birthDateError, copy, isLocked }, send }: ChildPageProps) {
  const t = useTranslations('settings.child')
  if (!birthDate) return null
  return (
    <BirthDateFields
      id={birthDate.id}
      view={birthDate}
      error={birthDateError}
      copy={copy.birthDate}
      mark={isLocked && <Tooltip id="locked" icon="lock" label={t('lockedWhy')} text={t('locked')} />}
      onType={(part, value) => send.to('birthDate', { type: 'TYPE', part, value })}
      onPaste={(part, text) => send.to('birthDate', { type: 'PASTE', part, text })}
    />
  )
}
