import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SmsSignupSend, SmsSignupView } from '~/machines/account/sms-signup/sms-signup.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { AccountHead } from '../account/account-head'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { actions, back, form, told } from './form.styles'
import { PhoneField } from './phone-field'

type View = SmsSignupView & {
  page: AccountPage
  /** whose numbers need no prefix */
  country: string
  backHref: string
}
type SmsPageProps = { view: View; send: SmsSignupSend }

/** A-126 … A-128; decided: E-79 */
export function SmsPage({ view, send }: SmsPageProps) {
  const t = useTranslations('settings')
  const { page, isBusy, isDone, backHref, can } = view
  const leads = (
    <TextLink className={back} href={backHref}>
      {t('cancel')}
    </TextLink>
  )
  return (
    <div data-machine={view.machine} data-state={view.state}>
      <AccountHead page={page} />
      {isDone ? (
        <Done view={view} leads={leads} />
      ) : (
        <FlowForm className={form} isBusy={isBusy} noValidate onSubmit={() => send({ type: 'SUBMIT' })}>
          {view.hasFailed && (
            <Note tone="error" title={t('smsForm.failed')} isAlert>
              <p>{t('smsForm.failedText')}</p>
            </Note>
          )}
          <PhoneField
            view={view}
            onType={(value) => send({ type: 'TYPE', value })}
            onBlur={() => send({ type: 'BLUR' })}
          />
          <div className={actions}>
            <Button type="submit" isBusy={isBusy} disabled={!can.submit && !isBusy} holdsClick>
              {t('smsForm.submit')}
            </Button>
            {leads}
          </div>
        </FlowForm>
      )}
    </div>
  )
}

function Done({ view: { doneId, phone }, leads }: Pick<SmsPageProps, 'view'> & { leads: ReactNode }) {
  const t = useTranslations('settings.smsForm')
  return (
    <div className={form}>
      <div id={doneId} className={told} role="status" tabIndex={-1}>
        <Note tone="success" title={t('done')}>
          <p>{t('doneText', { phone: phone.value.trim() })}</p>
        </Note>
      </div>
      <p>{leads}</p>
    </div>
  )
}
