import '../../../locales/share-news-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { compareSent } from '../../../../contract/sharing/sending-calls.ts'
import { useFigures } from '../../../kit/figures.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { query } from '../../../query.ts'
import { DifferenceText } from '../news/approvals/DifferenceText.tsx'
import { keyOfThing } from './sending-draft.ts'

/** What a version changed from the one before it, part by part. */
export function WhatChanged({ versionId }: { versionId: string }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const answer = useQuery(query(compareSent, { id: versionId }, { isSilent: true }))
  return (
    <Answer query={answer} failed={t('sending.compareFailed')} skeletonHeight={80}>
      {({ hasOtherLetter, parts }) => {
        const same = parts.filter(({ state }) => state === 'same').length
        return (
          <ul className="mt-6 grid grid-cols-1 gap-12 border-l-2 border-l-hairline pl-14 wrap-anywhere">
            {hasOtherLetter && <li>{t('sending.otherLetter')}</li>}
            {parts
              .filter(({ state }) => state !== 'same')
              .map((part) => (
                <li key={keyOfThing(part)}>
                  <p>
                    {t('sending.partIs', { name: part.name, kind: t(`sending.kinds.${part.kind}`) })}{' '}
                    <span className="text-meta text-second">{t(`sending.states.${part.state}`)}</span>
                  </p>
                  {part.state === 'changed' && part.difference && <DifferenceText difference={part.difference} />}
                </li>
              ))}
            {same > 0 && <li className="text-second">{t('sending.same', { count: same, figure: figure(same) })}</li>}
          </ul>
        )
      }}
    </Answer>
  )
}
