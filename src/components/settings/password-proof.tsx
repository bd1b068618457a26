import { useTranslations } from 'use-intl'
import { unseen } from '../identity/fields.styles'
import { control } from '../ui/field.styles'
import { TextField } from '../ui/text-field'

type ProofProps = {
  /** whose password it is, for password managers */
  email: string
  field: { id: string; value: string; maxLength: number; isMissing: boolean }
  isBusy: boolean
  onType: (value: string) => void
}

/** The password once more, from whoever is signed in. */
export function PasswordProof({ email, field: { isMissing, ...box }, isBusy, onType }: ProofProps) {
  const t = useTranslations('settings.privacy')
  return (
    <>
      <input className={unseen} type="email" autoComplete="username" value={email} readOnly />
      <TextField
        {...box}
        className={control}
        label={t('password')}
        hint={t('passwordHint')}
        error={isMissing ? t('passwordMissing') : null}
        type="password"
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isBusy}
        onType={onType}
      />
    </>
  )
}
