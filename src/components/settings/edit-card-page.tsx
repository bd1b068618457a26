import { useTranslations } from 'use-intl'
import type { EditCardSend, EditCardView } from '~/machines/account/edit-card/edit-card.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { PaymentMethodAnswer } from '~/services/flows/payment-method/payment-method.contract'
import { AccountHead } from '../account/account-head'
import { CardFields, cardFieldId } from '../checkout/card-fields'
import { errorKey } from '../checkout/error-keys'
import { FormFrame } from '../checkout/form-frame'
import { TestCards } from '../checkout/test-cards'
import { Note } from '../ui/note'
import { OpenPayments, TriedPayments } from './card-payments'
import { narrow, told } from './form.styles'
import { SaveButtons } from './save-buttons'

type View = EditCardView & {
  page: AccountPage
  /** how this person pays until the card is saved; null: in no way yet */
  label: string | null
  testCards: PaymentMethodAnswer['testCards']
  backHref: string
}
type EditCardPageProps = { view: View; send: EditCardSend }

/** */
export function EditCardPage({ view, send }: EditCardPageProps) {
  const { page, form } = view
  return (
    <div className={narrow} data-machine={view.machine} data-state={view.state}>
      <AccountHead page={page} />
      <Told view={view} />
      {form && <CardForm view={{ ...view, form }} send={send} />}
      {view.tried.length > 0 && <TriedPayments view={view} onReplace={() => send({ type: 'REPLACE' })} />}
    </div>
  )
}

type CardFormProps = { view: View & { form: NonNullable<View['form']> }; send: EditCardSend }

function CardForm({ view: { form, open, totals, testCards, label, isBusy, backHref }, send }: CardFormProps) {
  const t = useTranslations('settings.cardForm')
  const say = useTranslations('checkout.errors')
  return (
    <FormFrame
      view={form}
      items={form.errors.map((error) => ({ fieldId: cardFieldId(error.field), text: say(errorKey(error)) }))}
      isBusy={isBusy}
      onSubmit={() => send.to('card', { type: 'SUBMIT' })}
      buttons={<SaveButtons isBusy={isBusy} backHref={backHref} save={t('save')} />}
    >
      {label !== null && <p>{t('now', { label })}</p>}
      <OpenPayments view={{ open, totals }} />
      {testCards && <TestCards numbers={testCards} isKept />}
      <CardFields view={form} onField={(field, value) => send.to('card', { type: 'CHANGE', field, value })} />
    </FormFrame>
  )
}

/** What came of it; it takes the keyboard. */
function Told({ view: { failure, isSaved, toldId } }: Pick<EditCardPageProps, 'view'>) {
  const t = useTranslations('settings')
  return (
    <>
      {isSaved && (
        <div role="status">
          <Note tone="success" title={t('saved')} />
        </div>
      )}
      {failure && (
        <div id={toldId} className={told} role="alert" tabIndex={-1}>
          <Note tone="error" title={t(`cardForm.failures.${failure}.title`)}>
            <p>{t(`cardForm.failures.${failure}.text`)}</p>
          </Note>
        </div>
      )}
    </>
  )
}
