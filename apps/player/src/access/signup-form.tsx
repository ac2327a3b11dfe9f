import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Checkbox } from '@camellia/ui/checkbox'
import { PasswordField, TextField } from '@camellia/ui/field'
import { SelectField } from '@camellia/ui/select-field'
import styles from './signup.module.css'
import type { SignupForm as Form } from './use-signup'

/** Three groups in two columns; on phones one column. The button stays in sight. */
export function SignupForm({ form }: { readonly form: Form }) {
  const { t } = useTexts()
  const adult = form.errorOf('adult')
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <div className={styles.body}>
        <Account form={form} />
        <Bank form={form} />
        <Identity form={form} />
      </div>
      <div className={styles.footer}>
        <Checkbox checked={form.fields.adult} onChange={(checked) => form.set({ adult: checked })}>
          {t('signup.adult')}
        </Checkbox>
        {adult && (
          <p className={styles.error} role="alert">
            {adult}
          </p>
        )}
        <Button type="submit" look="primary" size="lg" wide busy={form.busy}>
          {t('signup.submit')}
        </Button>
      </div>
    </form>
  )
}

function Account({ form }: { readonly form: Form }) {
  const { t } = useTexts()
  const { fields, set, errorOf, policy } = form
  const rule = policy.password === 'generic' ? 'signup.passwordGeneric' : 'signup.passwordBrief'
  return (
    <fieldset className={styles.group}>
      <legend>{t('signup.account')}</legend>
      <TextField
        compact
        label={t('word.id')}
        hint={t('signup.codeHint')}
        value={fields.code}
        onChange={(code) => set({ code })}
        error={errorOf('code')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        data-autofocus
      />
      <TextField
        compact
        label={t('signup.name')}
        value={fields.name}
        onChange={(name) => set({ name })}
        error={errorOf('name')}
        autoComplete="nickname"
        maxLength={20}
      />
      <PasswordField
        compact
        label={t('word.password')}
        hint={t(rule)}
        value={fields.password}
        onChange={(password) => set({ password })}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <PasswordField
        compact
        label={t('signup.confirm')}
        value={fields.cPassword}
        onChange={(cPassword) => set({ cPassword })}
        error={errorOf('cPassword')}
        autoComplete="new-password"
      />
    </fieldset>
  )
}

function Bank({ form: { fields, set, errorOf, policy, banks } }: { readonly form: Form }) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.group}>
      <legend>{t('signup.bankGroup')}</legend>
      <SelectField
        compact
        label={t('signup.bank')}
        placeholder={t('signup.bankChoose')}
        value={fields.bank}
        onChange={(bank) => set({ bank })}
        options={banks.map((bank) => ({ value: bank, label: bank }))}
        error={errorOf('bank')}
      />
      <TextField
        compact
        label={t('signup.depositor')}
        hint={policy.depositor === 'hangul' ? t('signup.depositorHint') : undefined}
        value={fields.depositor}
        onChange={(depositor) => set({ depositor })}
        error={errorOf('depositor')}
        autoComplete="name"
        maxLength={20}
      />
      <TextField
        compact
        label={t('signup.accountNumber')}
        placeholder={t('signup.accountHint')}
        inputMode="numeric"
        value={fields.accountNumber}
        onChange={(accountNumber) => set({ accountNumber })}
        error={errorOf('accountNumber')}
        autoComplete="off"
        maxLength={20}
      />
      <PasswordField
        compact
        label={t('signup.withdrawPassword')}
        placeholder={t('signup.withdrawHint')}
        inputMode="numeric"
        value={fields.withdrawPassword}
        onChange={(withdrawPassword) => set({ withdrawPassword })}
        error={errorOf('withdrawPassword')}
        autoComplete="off"
        maxLength={8}
      />
    </fieldset>
  )
}

function Identity({ form: { fields, set, errorOf } }: { readonly form: Form }) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.group}>
      <legend>{t('signup.identity')}</legend>
      <TextField
        compact
        label={t('signup.phone')}
        placeholder="01012345678"
        inputMode="tel"
        value={fields.phone}
        onChange={(phone) => set({ phone })}
        error={errorOf('phone')}
        autoComplete="tel"
        maxLength={15}
      />
      <TextField
        compact
        label={t('signup.parent')}
        value={fields.parentCode}
        onChange={(parentCode) => set({ parentCode })}
        error={errorOf('parentCode')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={20}
      />
    </fieldset>
  )
}
