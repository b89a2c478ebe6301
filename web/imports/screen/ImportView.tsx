import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OneImport } from '../../../contract/import-screen.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { saysUnknown } from '../../errors/message.ts'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { useTitleName } from '../../kit/window-title.ts'
import '../../locales/operator-texts.ts'
import '../../locales/import-texts.ts'
import { useFigures } from '../../kit/figures.ts'
import { CheckResult } from './CheckResult.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { MappingTable } from './mapping/MappingTable.tsx'
import { OpenQuestions } from './mapping/OpenQuestions.tsx'
import styles from './ImportView.module.css'
import { isBusy, oneImport } from './queries.ts'
import { ReadingForm } from './ReadingForm.tsx'
import { useFocusOfSteps } from './use-focus-of-steps.ts'

const MAPPED: ReadonlySet<OneImport['state']> = new Set(['read', 'checked', 'refused'])

/** One import from upload to report: how the file is read, its columns, the dry run, and the result. */
export function ImportView({ id, onDiscarded }: { id: string; onDiscarded: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(oneImport(id))
  useTitleName('page', data ? data.name : error ? null : undefined)
  const focus = useFocusOfSteps(data?.state)
  if (saysUnknown(error)) return <UnknownImport />
  if (!data) {
    if (error) return <FailureFace error={error} what={t('import.failed')} onRetry={() => void refetch()} isPart />
    return <div className={styles['skeleton']} aria-hidden />
  }
  const mayChange = MAPPED.has(data.state)
  const isMapped = mayChange && data.mapping !== null && data.columns !== null && data.facts?.kind !== 'jsonl'
  return (
    <div className={styles['import']}>
      <State data={data} place={focus.state} />
      <ImportSteps data={data} onBegin={focus.begin} onDiscarded={onDiscarded} />
      {isMapped && <OpenQuestions data={data} />}
      {(data.checked || data.run) && <CheckResult data={data} heading={focus.result} />}
      {data.facts && data.choice && <ReadingForm key={JSON.stringify(data.choice)} data={data} isOpen={mayChange} />}
      {isMapped && <MappingTable data={data} />}
    </div>
  )
}

/** Uploads are deleted after a while, so an old link may lead here. */
function UnknownImport() {
  const { t } = useTranslation()
  return (
    <Face
      title={t('import.unknown')}
      hint={t('import.unknownHint')}
      action={
        <Link className={buttons['plain']} to="/operator/import">
          {t('import.back')}
        </Link>
      }
    />
  )
}

/** The present step, and its progress. */
function State({ data, place }: { data: OneImport; place: RefObject<HTMLOutputElement | null> }) {
  const { t, i18n } = useTranslation()
  const { state, problem, progress, work } = data
  const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh' : 'en'
  const figure = useFigures()
  const share = progress?.total ? progress.done / progress.total : undefined
  return (
    <output ref={place} id={`import-${data.id}-state`} tabIndex={-1} className={styles['state']} data-state={state}>
      <strong>{t(`import.state.${work === 'paused' ? 'paused' : state}`)}</strong>
      {work === 'waiting' && <span>{t('import.waits')}</span>}
      {(progress !== null || (isBusy(state) && work !== 'paused')) && (
        <progress className={styles['bar']} max={1} {...(share !== undefined && { value: share })} aria-hidden />
      )}
      {progress && (
        <span className="figures">
          {progress.total === null
            ? t('import.progressRows', { done: figure(progress.done) })
            : t('import.progress', { done: figure(progress.done), total: figure(progress.total) })}
        </span>
      )}
      {problem && <span className={styles['problem']}>{problem[language]}</span>}
    </output>
  )
}
