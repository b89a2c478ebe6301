import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WouldFind } from '../../../contract/keeping/learning.ts'
import { limits } from '../../../contract/keeping/record-rules.ts'
import { reasonOf } from '../../errors/message.ts'
import { refusalIn } from '../products/refusal.ts'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useSettled } from '../../kit/settled.ts'
import styles from './LearnFromWords.module.css'

import { MeaningChoice } from './MeaningChoice.tsx'
import { learningPreviewQuery } from './queries.ts'

/** Typing continues in it. */
const PAUSE_MS = 300

interface OwnMeaningProps {
  words: string
  isPending: boolean
  onLearn: (would: WouldFind) => void
}

/** A meaning that somebody types: shows what the words would find before it is learned. */
export function OwnMeaning({ words, isPending, onLearn }: OwnMeaningProps) {
  const { t } = useTranslation()
  const [to, setTo] = useState('')
  const asked = useSettled(to.trim(), PAUSE_MS)
  const { data, error, isFetching } = useQuery({ ...learningPreviewQuery(words, asked), enabled: asked !== '' })
  return (
    <div className={styles['own']}>
      <TextField
        label={t('learning.own')}
        note={t('learning.ownNote')}
        value={to}
        maxLength={limits.word}
        autoComplete="off"
        error={asked && error ? (refusalIn(error)?.reason ?? reasonOf(error, t)) : undefined}
        onChange={setTo}
      />
      {asked && isFetching && <output className={styles['note']}>{t('learning.previewing')}</output>}
      {asked && data && !isFetching && <MeaningChoice would={data} isPending={isPending} onLearn={onLearn} />}
    </div>
  )
}
