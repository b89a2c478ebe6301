import '../locales/mail-problems-texts.ts'
import { useTranslation } from 'react-i18next'
import { mailProblemOf } from './mail-problem.ts'

interface WhyFailedProps {
  /** In the words of our code, of the mail library or of the mail server, which are English. */
  problem: string
  isMail: boolean
}

/** Why background work failed: a known failure of a mail in the reader's language, and the very words behind it. */
export function WhyFailed({ problem, isMail }: WhyFailedProps) {
  const { t } = useTranslation()
  const known = isMail ? mailProblemOf(problem) : null
  return (
    <>
      {known && `${t(`mailProblems.${known}`)} `}
      <span lang="en" dir="auto" className={known ? 'text-second' : undefined}>
        {problem}
      </span>
    </>
  )
}
