import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { LINK_PASSWORD } from '../../../../contract/sharing/links.ts'
import { AnswerError } from '../../../api.ts'
import buttons from '../../../kit/buttons.module.css'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { Opening } from '../pass.ts'
import { useOpenWith } from '../queries.ts'
import { PageHead } from './PageHead.tsx'
import styles from './LinkPasswordForm.module.css'
import { asksForPassword, guestReasonOf } from './refusals.ts'

const TOO_MANY = 429

/** Asks for the password of a link. */
export function LinkPasswordForm<Opened>({ token, opening }: { token: string; opening: Opening<Opened> }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error, reset } = useOpenWith(token, opening)
  const focus = () => form.current?.querySelector('input')?.focus()
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setIsEmpty(password === '')
    if (password === '') focus()
    else mutate(password, { onError: focus })
  }
  return (
    <>
      <PageHead />
      <form ref={form} className={styles['form']} noValidate onSubmit={open}>
        <h1 className={styles['title']}>{t('shared.password.title')}</h1>
        <p className={styles['hint']}>{t('shared.password.hint')}</p>
        <TextField
          label={t('shared.password.label')}
          type="password"
          autoComplete="off"
          maxLength={LINK_PASSWORD.most}
          value={password}
          error={isEmpty ? t('shared.password.prompt') : refusalText(error, t)}
          onChange={(next) => {
            setPassword(next)
            setIsEmpty(false)
            if (!isPending) reset()
          }}
        />
        <button type="submit" className={buttons['filled']} aria-busy={isPending}>
          {t('shared.password.open')}
        </button>
      </form>
    </>
  )
}

function refusalText(error: Error | null, t: TFunction): string | undefined {
  if (!error) return undefined
  if (asksForPassword(error)) return t('shared.password.wrong')
  if (!(error instanceof AnswerError) || error.code !== TOO_MANY) return guestReasonOf(error, t)
  const seconds = Number(Object(error.data).retryAfter)
  return seconds > 0 ? t('shared.password.tooMany', { count: Math.ceil(seconds) }) : guestReasonOf(error, t)
}
