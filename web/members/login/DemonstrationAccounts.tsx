import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { signInByPassword, userTypes, type SignInOptions } from '../../../contract/members.ts'
import { call } from '../../api.ts'
import { changeDraft } from './draft.ts'
import styles from './LoginForm.module.css'
import { useLogin } from './login-context.ts'

type Account = NonNullable<SignInOptions['demo']>[number]

/** Buttons that sign in with an account of the demonstration catalogue. */
export function DemonstrationAccounts() {
  const { t } = useTranslation()
  const { options, show, finish } = useLogin()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ email, password }: Account) => finish(await call(signInByPassword, { email, password })),
  })
  if (!options.demo?.length) return null
  const enter = (account: Account) => {
    if (isPending) return
    changeDraft({ email: account.email, password: account.password })
    show('password')
    mutate(account)
  }
  return (
    <div className={styles['demonstration']}>
      <p>{t('login.demonstration')}</p>
      <div className={styles['accounts']}>
        {options.demo.map((account) => (
          <button key={account.email} type="button" className={styles['account']} onClick={() => enter(account)}>
            <span>{t(account.userType === userTypes.operator ? 'login.demoOperator' : 'login.demoMember')}</span>
            <span className={styles['address']}>{account.email}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
