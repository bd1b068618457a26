import { useTranslations } from 'use-intl'
import type { DataExportSend, DataExportView } from '~/machines/account/data-export/data-export.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { AccountHead } from '../account/account-head'
import { Button, buttonClass } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { PasswordProof } from './password-proof'
import { actions, form, heading, list, part, start, text, told } from './privacy.styles'

type View = DataExportView & { page: AccountPage; email: string; eraseHref: string }
type PrivacyProps = { view: View; send: DataExportSend }

const PARTS = ['account', 'subscriptions', 'orders', 'payment', 'signIns'] as const

/** E-101: what is kept of somebody, to take along. */
export function PrivacyPage({ view, send }: PrivacyProps) {
  const t = useTranslations('settings.privacy')
  return (
    <>
      <AccountHead page={view.page} />
      <section className={part} data-machine={view.machine} data-state={view.state}>
        <h2 className={heading}>{t('export.title')}</h2>
        <p className={text}>{t('export.text')}</p>
        <ul className={list}>
          {PARTS.map((name) => (
            <li key={name}>{t(`export.parts.${name}`)}</li>
          ))}
        </ul>
        <FlowForm className={form} isBusy={view.isBusy} noValidate onSubmit={() => send({ type: 'DOWNLOAD' })}>
          <Told view={view} />
          <PasswordProof
            email={view.email}
            field={view.password}
            isBusy={view.isBusy}
            onType={(value) => send({ type: 'CHANGE', value })}
          />
          <div className={actions}>
            <Button type="submit" isBusy={view.isBusy} holdsClick>
              {t('export.download')}
            </Button>
          </div>
        </FlowForm>
      </section>
      <section className={part}>
        <h2 className={heading}>{t('erase.title')}</h2>
        <p className={text}>{t('erase.lead')}</p>
        <p className={start}>
          <TextLink className={buttonClass({ tone: 'secondary' })} href={view.eraseHref}>
            {t('erase.start')}
          </TextLink>
        </p>
      </section>
    </>
  )
}

/** What came of it; it takes the keyboard. */
function Told({ view: { failure, isSaved, toldId } }: Pick<PrivacyProps, 'view'>) {
  const t = useTranslations('settings.privacy')
  return (
    <>
      {isSaved && (
        <div id={toldId} className={told} role="status" tabIndex={-1}>
          <Note tone="success" title={t('export.saved')}>
            <p>{t('export.savedText')}</p>
          </Note>
        </div>
      )}
      {failure && (
        <div id={toldId} className={told} role="alert" tabIndex={-1}>
          <Note tone="error" title={t(`export.failures.${failure}.title`)}>
            <p>{t(`export.failures.${failure}.text`)}</p>
          </Note>
        </div>
      )}
    </>
  )
}
