import '../../../locales/sharing-guest-texts.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentPart, SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import type { SharedView } from '../../../../contract/sharing/shown-calls.ts'
import { Tabs } from '../../../kit/Tabs.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { SharedContent } from '../../guest/SharedContent.tsx'
import { InLanguage } from './InLanguage.tsx'
import { keyOfThing } from './sending-draft.ts'

interface SentPartsProps extends Pick<SentVersion, 'letter' | 'language'> {
  parts: readonly SentPart[]
  /** Reads one part and shows it as `ShownPart`. */
  children: (part: SentPart) => ReactNode
}

/** The letter and the parts of a version, in the language of those to whom it is sent. */
export function SentParts({ letter, language, parts, children }: SentPartsProps) {
  return (
    <InLanguage language={language}>
      <LetterAndParts letter={letter} parts={parts}>
        {children}
      </LetterAndParts>
    </InLanguage>
  )
}

function LetterAndParts({ letter, parts, children }: Omit<SentPartsProps, 'language'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  const id = useId()
  const tabs = parts.map((part) => ({
    value: keyOfThing(part),
    label: t('sending.nth', { nth: figure(part.place), name: part.name }),
    body: children(part),
  }))
  return (
    <>
      {letter !== '' && (
        <section className="mx-40 mb-28 max-w-[70ch] border-l-2 border-l-accent pl-16 phone:mx-16" aria-labelledby={id}>
          <h2 id={id} className="text-meta text-second">
            {t('sending.letter')}
          </h2>
          <p className="leading-loose wrap-anywhere whitespace-pre-line">{letter}</p>
        </section>
      )}
      <div className="[&_[role=tablist]]:mx-40 phone:[&_[role=tablist]]:mx-16">
        {/* Begins anew where there are other parts. */}
        <Tabs key={parts.map(keyOfThing).join()} label={t('sending.parts')} tabs={tabs} />
      </div>
    </>
  )
}

/** A part as those see it to whom it is sent. */
export function ShownPart({ query, foot }: { query: UseQueryResult<SharedView>; foot?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Answer query={query} failed={t('sending.partFailed')}>
      {(view) => <SharedContent view={view} foot={foot} />}
    </Answer>
  )
}
