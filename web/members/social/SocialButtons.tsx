import { useMutation } from '@tanstack/react-query'
import { IconBuilding } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { useLoginDraft } from '../login/draft.ts'
import styles from '../login/LoginForm.module.css'
import { useLogin } from '../login/login-context.ts'
import { goToProvider } from './social.ts'

/** The social providers available here, if any. */
export function SocialButtons() {
  const { t } = useTranslation()
  const { options } = useLogin()
  const { isRemembered } = useLoginDraft()
  const { mutate, isPending } = useMutation({ mutationFn: (type: number) => goToProvider(type, isRemembered) })
  return options.social.map(({ type, name }) => (
    <button
      key={type}
      type="button"
      className={`${buttons['plain']} ${styles['social']}`}
      aria-busy={isPending}
      onClick={() => !isPending && mutate(type)}
    >
      <IconBuilding />
      {t('login.social', { name })}
    </button>
  ))
}
