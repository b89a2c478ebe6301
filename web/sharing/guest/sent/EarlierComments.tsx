import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import type { EarlierThreads } from './sent-discussion.ts'

interface EarlierCommentsProps {
  earlier: readonly EarlierThreads[]
  onChoose: (number: number, commentId: string) => void
}

/** Says on which earlier versions comments are open or answered, and leads there; nothing where there are none. */
export function EarlierComments({ earlier, onChoose }: EarlierCommentsProps) {
  const { t } = useTranslation()
  return [...Map.groupBy(earlier, ({ state }) => state)].map(([state, some]) => (
    <p key={state} className="flex flex-wrap gap-x-18 gap-y-4 text-meta text-second print:hidden">
      <span>{t(`sent.talk.${state}`)}</span>
      {some.map(({ number, count, first }) => (
        <Button
          key={number}
          look="inline"
          label={t('sent.talk.earlier', { count, number })}
          onPress={() => onChoose(number, first)}
        />
      ))}
    </p>
  ))
}
