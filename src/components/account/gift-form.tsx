import { useTranslations } from 'use-intl'
import type { GiftActivationSend, GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import { AddressFieldset, addressId } from '../checkout/address-fields'
import { errorKey } from '../checkout/error-keys'
import { RequiredMark } from '../checkout/text-field'
import { LanguageField, NameField } from '../child-info/fields'
import { BirthDateFields } from '../ui/birth-date-fields'
import { Button } from '../ui/button'
import { ErrorSummary, type SummaryItem } from '../ui/error-summary'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { actions, form, group, groupTitle, notices } from './gift.styles'
import { GiftChild } from './gift-child'
import { GiftPlace } from './gift-place'

type Copy = Pick<ChildInfoContent, 'name' | 'birthDate' | 'language'>
type GiftFormProps = { view: GiftActivationView & { childCopy: Copy }; send: GiftActivationSend }

const NAME = 'gift-child-name'
const BIRTH_DATE = 'gift-birth-date'

/** For which child the gift is, and where its kits go. */
export function GiftForm({ view, send }: GiftFormProps) {
  const t = useTranslations('activateGift')
  const { childCopy: copy } = view
  return (
    <FlowForm className={form} isBusy={view.isBusy} noValidate onSubmit={() => send({ type: 'SUBMIT' })}>
      <Notices view={view} copy={copy} />
      {view.children.length > 0 && <GiftChild view={view} onChild={(uuid) => send({ type: 'CHILD', uuid })} />}
      {view.place && view.gift && (
        <GiftPlace
          place={view.place}
          size={view.gift.size}
          today={view.today}
          onChild={(uuid) => send({ type: 'CHILD', uuid })}
        />
      )}
      {view.chosen === null && <NewChild view={view} send={send} />}
      <LanguageField
        id="gift-language"
        copy={copy.language}
        field={view.language}
        mark={<RequiredMark />}
        onChange={(value) => send({ type: 'LANGUAGE', value })}
      />
      <fieldset className={group}>
        <legend className={groupTitle}>{t('address')}</legend>
        <AddressFieldset
          view={view.address}
          kind="shipping"
          countries={view.countries}
          onField={(field, value) => send({ type: 'ADDRESS', field, value })}
        />
      </fieldset>
      <div className={actions}>
        <Button type="submit" isBusy={view.isBusy} holdsClick>
          {t('activate')}
        </Button>
        <Button tone="link" size="inline" onClick={() => send({ type: 'BACK' })}>
          {t('otherCode')}
        </Button>
      </div>
    </FlowForm>
  )
}

function Notices({ view, copy }: { view: GiftActivationView; copy: Copy }) {
  const t = useTranslations('activateGift')
  const say = useTranslations('checkout.errors')
  const items = view.errors.map((error): SummaryItem => {
    if ('kind' in error) return { fieldId: addressId('shipping', error.field), text: say(errorKey(error)) }
    if (error.field === 'name') return { fieldId: NAME, text: copy.name.required }
    return {
      fieldId: `${BIRTH_DATE}-${view.birthDate?.fields[0]?.part ?? 'day'}`,
      text: copy.birthDate.errors[error.code],
    }
  })
  return (
    <div className={notices} aria-live="polite">
      {items.length > 0 && (
        <ErrorSummary id={view.summaryId} title={t('summary', { count: items.length })} items={items} />
      )}
      {view.told === 'agedOut' && (
        <Note tone="notice" title={t('agedOut')}>
          <p>{t('agedOutText')}</p>
        </Note>
      )}
      {view.told === 'fewKits' && (
        <Note tone="notice" title={t('fewKits')}>
          <p>{t('fewKitsText')}</p>
        </Note>
      )}
      {view.told === 'running' && (
        <Note tone="notice" title={t('runningTold')}>
          <p>{t('runningToldText')}</p>
        </Note>
      )}
      {view.told === 'limited' && <Note tone="notice" title={t('codeErrors.limited', { minutes: view.waitMinutes })} />}
      {view.told === 'failed' && (
        <Note tone="error" title={t('failed')}>
          <p>{t('failedText')}</p>
        </Note>
      )}
      {view.isActivated && <Note tone="success" title={t('opening')} />}
    </div>
  )
}

function NewChild({ view, send }: GiftFormProps) {
  const { childCopy: copy } = view
  const dateError = view.errors.find((error) => !('kind' in error) && error.field === 'birthDate')
  return (
    <>
      <NameField
        id={NAME}
        copy={copy.name}
        field={view.name}
        mark={<RequiredMark />}
        hasError={view.errors.some((error) => !('kind' in error) && error.field === 'name')}
        onChange={(value) => send({ type: 'NAME', value })}
      />
      {view.birthDate && (
        <BirthDateFields
          id={BIRTH_DATE}
          view={view.birthDate}
          error={dateError && !('kind' in dateError) && dateError.field === 'birthDate' ? dateError.code : null}
          copy={copy.birthDate}
          mark={<RequiredMark />}
          onType={(part, value) => send.to('birthDate', { type: 'TYPE', part, value })}
          onPaste={(part, text) => send.to('birthDate', { type: 'PASTE', part, text })}
        />
      )}
    </>
  )
}
