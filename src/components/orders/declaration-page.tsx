import { useLocale, useTranslations } from 'use-intl'
import type {
  WithdrawalDeclarationSend,
  WithdrawalDeclarationView,
} from '~/machines/account/withdrawal-declaration/withdrawal-declaration.connect'
import { instantWords } from '~/services/domain/dates/day-words.rules'
import { REFUND_DAYS, SEND_BACK_DAYS } from '~/services/domain/rights/rights.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { page as pageClass } from '../account/gift.styles'
import { form } from '../settings/form.styles'
import { Breadcrumb } from '../ui/breadcrumb'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { h1, lead } from '../ui/page.styles'
import { TextField } from '../ui/text-field'
import { actions, heading, narrow, step as stepStyle, terms, told, under } from './withdrawal.styles'

type View = WithdrawalDeclarationView & { page: AccountPage }
type DeclarationProps = { view: View; send: WithdrawalDeclarationSend }

/** E-101: which order, whether it is meant, and that it is noted; nothing of the order is shown to who names it. */
export function DeclarationPage({ view, send }: DeclarationProps) {
  return (
    <div className={pageClass} data-machine={view.machine} data-state={view.state} aria-busy={view.isBusy || undefined}>
      <div className={narrow}>
        <Breadcrumb crumbs={view.page.breadcrumb} />
        <h1 className={h1}>{view.page.title}</h1>
        {view.page.lead && <p className={`${lead} ${under}`}>{view.page.lead}</p>}
        {view.step === 1 && <Naming view={view} send={send} />}
        {view.step === 2 && <Confirming view={view} send={send} />}
        {view.declaredAt && <Noted view={view} at={view.declaredAt} send={send} />}
      </div>
    </div>
  )
}

const NATIVE = {
  orderId: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
} as const
const HINTS = { orderId: 'orderHint', email: 'emailHint' } as const
const ERRORS = {
  orderId: { missing: 'orderIdMissing', invalid: 'orderIdMissing' },
  email: { missing: 'emailMissing', invalid: 'emailInvalid' },
} as const

function Naming({ view: { stepId, fields }, send }: DeclarationProps) {
  const t = useTranslations('declaration')
  return (
    <>
      <p className={stepStyle}>{t('steps', { step: 1 })}</p>
      <h2 id={stepId} className={heading} tabIndex={-1}>
        {t('which')}
      </h2>
      <FlowForm className={form} noValidate onSubmit={() => send({ type: 'NEXT' })}>
        {fields.map(({ name, error, ...box }) => (
          <TextField
            key={name}
            {...box}
            {...NATIVE[name]}
            name={name}
            label={t(name)}
            hint={t(HINTS[name])}
            error={error && t(ERRORS[name][error])}
            required
            onType={(value) => send({ type: 'CHANGE', field: name, value })}
          />
        ))}
        <div>
          <Button type="submit">{t('next')}</Button>
        </div>
      </FlowForm>
    </>
  )
}

function Confirming({ view, send }: DeclarationProps) {
  const t = useTranslations('declaration')
  const { stepId, order, email, isBusy } = view
  return (
    <>
      <p className={stepStyle}>{t('steps', { step: 2 })}</p>
      <h2 id={stepId} className={heading} tabIndex={-1}>
        {t('sure', { order })}
      </h2>
      <ul className={terms}>
        <li>{t('refund', { refund: REFUND_DAYS })}</li>
        <li>{t('sendBack', { sendBack: SEND_BACK_DAYS })}</li>
        <li>{t('subscription')}</li>
        <li>{t('receipt', { email })}</li>
      </ul>
      <Failure view={view} />
      <div className={actions}>
        <Button isBusy={isBusy} onClick={() => send({ type: 'CONFIRM' })}>
          {t('confirm')}
        </Button>
        <Button tone="link" size="inline" disabled={isBusy} onClick={() => send({ type: 'BACK' })}>
          {t('back')}
        </Button>
      </div>
    </>
  )
}

function Failure({ view: { toldId, hasFailed, waitMinutes } }: Pick<DeclarationProps, 'view'>) {
  const t = useTranslations('declaration')
  if (!hasFailed && waitMinutes === null) return null
  return (
    <div id={toldId} className={told} role="alert" tabIndex={-1}>
      <Note tone="error" title={waitMinutes === null ? t('failed') : t('limited')}>
        <p>{waitMinutes === null ? t('failedText') : t('limitedText', { minutes: waitMinutes })}</p>
      </Note>
    </div>
  )
}

function Noted({ view: { toldId, order, email }, at, send }: DeclarationProps & { at: string }) {
  const t = useTranslations('declaration')
  const locale = useLocale()
  return (
    <>
      <div id={toldId} className={told} tabIndex={-1} role="status">
        <Note tone="success" title={t('done')}>
          <p>{t('doneText', { at: instantWords(at, locale), order })}</p>
        </Note>
      </div>
      <p className={told}>{t('doneMail', { email })}</p>
      <p className={actions}>
        <Button tone="secondary" onClick={() => send({ type: 'BACK' })}>
          {t('change')}
        </Button>
      </p>
    </>
  )
}
