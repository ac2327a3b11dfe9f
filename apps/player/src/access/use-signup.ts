import { useAction } from '@camellia/client/hooks'
import { signup } from '@camellia/contract/access'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import { useSite } from '../site/use-site'
import { type SignupErrors, type SignupFields, signupErrors } from './signup.rules'

const EMPTY: SignupFields = {
  code: '',
  name: '',
  password: '',
  cPassword: '',
  bank: '',
  depositor: '',
  accountNumber: '',
  withdrawPassword: '',
  phone: '',
  parentCode: '',
  adult: false,
}

/** The field a refusal speaks of, so that it is also said beside it. */
const FIELD_OF: Partial<Record<Code, keyof SignupFields>> = {
  DUPLICATED_ID: 'code',
  DUPLICATED_PHONE: 'phone',
  INVALID_ACCOUNT: 'accountNumber',
  INVALID_PASSWORD: 'password',
  PARENT_NOT_FOUND: 'parentCode',
}

export function useSignup(parentCode: string, onDone: () => void) {
  const { t } = useTexts()
  const site = useSite()
  const [fields, setFields] = useState({ ...EMPTY, parentCode })
  const [tried, setTried] = useState(false)
  const onRefused = useRefusalToast()
  const action = useAction(signup, {
    onDone: () => {
      toast('success', t('signup.done'))
      setFields({ ...EMPTY, parentCode })
      onDone()
    },
    onRefused,
  })
  const policy = {
    password: site?.passwordPolicy ?? ('generic' as const),
    depositor: site?.depositorScript ?? ('hangul' as const),
  }
  const errors = signupErrors(fields, policy)
  const refused = action.refusal && FIELD_OF[action.refusal.code]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.values(errors)
    if (first) return toast('warning', t(first))
    action.run(payloadOf(fields))
  }
  return {
    fields,
    set: (change: Partial<SignupFields>) => setFields({ ...fields, ...change }),
    errorOf: (field: keyof SignupFields) =>
      errorText(t, tried ? errors : {}, field) ??
      (refused === field && action.refusal ? t(`code.${action.refusal.code}`) : undefined),
    policy,
    banks: site?.banks ?? [],
    busy: action.busy,
    submit,
  }
}

export type SignupForm = ReturnType<typeof useSignup>

function errorText(t: (key: TextKey) => string, errors: SignupErrors, field: keyof SignupFields) {
  const key = errors[field]
  return key && t(key)
}

function payloadOf({ adult: _, ...fields }: SignupFields) {
  return fields
}
