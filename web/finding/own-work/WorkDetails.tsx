import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundWork } from '../../../contract/own-work.ts'
import { Marked } from '../cards/Marked.tsx'
import { wordsIn } from './own-work.ts'

interface WorkLineProps {
  work: FoundWork
  words: string
}

/** What it is, in which project, for whom, and where else the words stand; whose it is, if another's. */
export function WorkDetails({ work: { kind, projectName, clientName, code, note, ownerName }, words }: WorkLineProps) {
  const { t } = useTranslation()
  const texts = [clientName, code, note].filter(Boolean)
  return (
    <>
      {t(`search.work.${kind}`)}
      {projectName && ` · ${t('search.work.inProject', { name: projectName })}`}
      {ownerName && ` · ${t('search.work.by', { name: ownerName })}`}
      {texts.map((text) => (
        <Fragment key={text}>
          {' · '}
          <Marked text={text} ranges={wordsIn(text, words)} />
        </Fragment>
      ))}
    </>
  )
}
