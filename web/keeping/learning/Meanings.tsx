import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewWords, suggestWords, type WouldFind } from '../../../contract/keeping/learning.ts'
import { limits } from '../../../contract/keeping/record-rules.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import { refusalsIn } from '../../errors/refusals.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { useSettled } from '../../kit/settled.ts'
import { query } from '../../query.ts'

/** Read again each time it opens, since the catalogue changes. */
const fresh = { isSilent: true, isFresh: true, isForgotten: true }
/** Typing continues in it. */
const PAUSE_MS = 300
const NOTE = 'figures block text-meta text-second'

interface LearningProps {
  isPending: boolean
  onLearn: (would: WouldFind) => void
}

/** Possible meanings of words: similar words in the catalogue, and one's own. */
export function Meanings({ words, ...learning }: LearningProps & { words: string }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { data, error, refetch } = useQuery(query(suggestWords, { words }, fresh))
  return (
    <section className="grid gap-16" aria-label={t('learning.title', { words })}>
      {!data && !error && <output className={NOTE}>{t('learning.loading')}</output>}
      {error && !data && (
        <FailureFace isPart error={error} what={t('learning.failed')} onRetry={() => void refetch()} />
      )}
      {data && data.finds > 0 && (
        <p className={NOTE}>{t('learning.findsNow', { count: data.finds, figure: figure(data.finds) })}</p>
      )}
      {data?.candidates.length === 0 && <p className={NOTE}>{t('learning.none')}</p>}
      <ul className="empty:hidden">
        {data?.candidates.map((would) => (
          <li key={`${would.from} ${would.to}`} className="border-b py-10">
            <Meaning would={would} {...learning} />
          </li>
        ))}
      </ul>
      <OwnMeaning words={words} {...learning} />
    </section>
  )
}

/** A meaning that somebody types: shows what the words would find before it is learned. */
function OwnMeaning({ words, ...learning }: LearningProps & { words: string }) {
  const { t } = useTranslation()
  const [to, setTo] = useState('')
  const asked = useSettled(to.trim(), PAUSE_MS)
  const preview = { ...query(previewWords, { words, to: asked }, fresh), enabled: asked !== '' }
  const { data, error, isFetching } = useQuery(preview)
  const reason = error && (Object.values(refusalsIn(error) ?? {})[0] ?? reasonOf(error, t))
  return (
    <div className="grid gap-10">
      <TextField
        label={t('learning.own')}
        note={t('learning.ownNote')}
        value={to}
        maxLength={limits.word}
        autoComplete="off"
        error={(asked && reason) || undefined}
        onChange={setTo}
      />
      {asked && isFetching && <output className={NOTE}>{t('learning.previewing')}</output>}
      {asked && data && !isFetching && <Meaning would={data} {...learning} />}
    </div>
  )
}

/** One possible meaning of the words, what they would then find, and the button that learns it. */
function Meaning({ would, isPending, onLearn }: LearningProps & { would: WouldFind }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { from, to, finds, first } = would
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-16 gap-y-8 phone:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{t('learning.means', { from, to })}</p>
        <p className={NOTE}>
          {finds ? t('learning.wouldFind', { count: finds, figure: figure(finds) }) : t('learning.wouldFindNone')}
        </p>
      </div>
      {finds > 0 && (
        <>
          <ul className="flex gap-6 phone:col-span-full phone:row-start-2" aria-label={t('learning.first')}>
            {first.map((product) => (
              <li
                key={product.productId}
                title={nameOf(isChinese, product)}
                className="w-44 overflow-hidden rounded-xs"
              >
                <Picture
                  address={product.coverImage}
                  alt={nameOf(isChinese, product)}
                  sizes="44px"
                  color={product.coverColor}
                  isMinor
                />
              </li>
            ))}
          </ul>
          <Button
            label={t('learning.learn')}
            about={t('learning.learnThis', { from, to })}
            isBusy={isPending}
            onPress={() => onLearn(would)}
          />
        </>
      )}
    </div>
  )
}
