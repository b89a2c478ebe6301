import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import { dropAnswers, saysSomething, useAnswers, useDraftedVersions } from '../deciding/answers.ts'
import { AnswersInWords } from './AnswersInWords.tsx'

interface UnsentAnswersProps {
  token: string
  /** The number of the last version, which alone can be answered. */
  last: number
}

/** Answers to versions that cannot be answered any more, which were not sent: they can be read, and put away. */
export function UnsentAnswers({ token, last }: UnsentAnswersProps) {
  const numbers = useDraftedVersions(token).filter((number) => number !== last)
  return numbers.map((number) => <OfVersion key={number} token={token} number={number} last={last} />)
}

function OfVersion({ token, number, last }: UnsentAnswersProps & { number: number }) {
  const { t } = useTranslation()
  const answers = useAnswers(token, number).filter(saysSomething)
  if (answers.length === 0) return null
  return (
    <div className="grid justify-items-start gap-6 rounded-md border border-hairline bg-paper px-12 py-10 print:hidden">
      <p>{t('sent.answers.unsent', { count: answers.length, number, last })}</p>
      <div className="text-meta">
        <AnswersInWords lines={answers} />
      </div>
      <Button isSmall label={t('sent.answers.drop')} onPress={() => dropAnswers(token, number)} />
    </div>
  )
}
