import { useTranslations } from 'use-intl'
import type { ConfirmCodeView } from '~/machines/identity/confirm-code/confirm-code.connect'
import { CodeField } from './fields'
import { Form } from './form'
import { Notices } from './notices'
import { Resend } from './resend'
import { AsideButton, AsideLink, type IdentityPictures, Split } from './split'
import { aside } from './split.styles'

export type CodeStepEvent = { type: 'CHANGE'; field: 'code'; value: string } | { type: 'SUBMIT' | 'RESEND' }
type CodeStepProps = {
  /** of the page around it */
  page: { machine: string; state: string }
  view: ConfirmCodeView
  pictures: IdentityPictures
  signInHref: string | null
  onBack: () => void
  send: (event: CodeStepEvent) => void
}

/** The code of the mail, and another one after a while. */
export function CodeStep({ page, view, pictures, signInHref, onBack, send }: CodeStepProps) {
  const t = useTranslations('identity.code')
  return (
    <Split view={page} picture="mail" pictures={pictures} title={t('title')} text={t('lead', { email: view.email })}>
      <div data-machine={view.machine} data-state={view.state}>
        <Notices view={view} />
        <Form isBusy={view.isBusy} text={t('submit')} onSubmit={() => send({ type: 'SUBMIT' })}>
          <CodeField view={view} send={send} />
        </Form>
        <Resend view={view.resend} onResend={() => send({ type: 'RESEND' })} />
        <div className={aside}>
          {signInHref && <AsideLink href={signInHref}>{t('known')}</AsideLink>}
          <AsideButton onClick={onBack}>{t('otherAddress')}</AsideButton>
        </div>
      </div>
    </Split>
  )
}
