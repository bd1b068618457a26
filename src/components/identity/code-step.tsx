import { useTranslations } from 'use-intl'
import type { ConfirmCodeEvent, ConfirmCodeView } from '~/machines/identity/confirm-code/confirm-code.connect'
import { CodeField } from './fields'
import { Form } from './form'
import { Notices } from './notices'
import { Resend } from './resend'
import { AsideButton, AsideLink, type IdentityPage, Split } from './split'
import { aside } from './split.styles'

type CodeStepProps = {
  /** of the page around it, and of the step itself */
  view: { machine: string; state: string; page: IdentityPage; code: ConfirmCodeView }
  signInHref: string | null
  send: ((event: { type: 'BACK' }) => void) & { to: (id: 'confirmCode', event: ConfirmCodeEvent) => void }
}

/** The code of the mail, and another one after a while. */
export function CodeStep({ view, signInHref, send }: CodeStepProps) {
  const t = useTranslations('identity.code')
  const { code } = view
  const tell = (event: ConfirmCodeEvent) => send.to('confirmCode', event)
  return (
    <Split view={view} picture="mail" title={t('title')} text={t('lead', { email: code.email })}>
      <div data-machine={code.machine} data-state={code.state}>
        <Notices view={code} />
        <Form isBusy={code.isBusy} text={t('submit')} onSubmit={() => tell({ type: 'SUBMIT' })}>
          <CodeField view={code} send={tell} />
        </Form>
        <Resend view={code.resend} onResend={() => tell({ type: 'RESEND' })} />
        <div className={aside}>
          {signInHref && <AsideLink href={signInHref}>{t('known')}</AsideLink>}
          <AsideButton onClick={() => send({ type: 'BACK' })}>{t('otherAddress')}</AsideButton>
        </div>
      </div>
    </Split>
  )
}
