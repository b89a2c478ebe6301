import { Tabs } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { getRejectedRows, noveltyKinds } from '../../../contract/import-screen.ts'
import type { ImportCheck, OneImport } from '../../../contract/import-screen.ts'
import buttons from '../../kit/buttons.module.css'
import tabStyles from '../../kit/tabs.module.css'
import { figureText, useFigures } from '../../kit/figures.ts'
import { CheckOverview } from './CheckOverview.tsx'
import { ImportDifferences } from './ImportDifferences.tsx'
import styles from './ImportView.module.css'
import { KeptAfterUndo } from './KeptAfterUndo.tsx'
import type { DifferenceKind } from './queries.ts'
import { RowAccounts } from './RowAccounts.tsx'
import { RejectionList } from './RejectionList.tsx'
import { useSavedFile } from './saved-file.ts'

/** The result of a dry run or a run: the totals, and each change. */
export function CheckResult({ data, heading }: { data: OneImport; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t, i18n } = useTranslation()
  /** The chosen list; with a line its product alone. */
  const [{ kind: tab, line }, show] = useState<{ kind?: string | undefined; line?: number }>({})
  const list = useRef<HTMLDivElement>(null)
  const { checked, run, undone } = data
  const counts = run ?? checked
  const save = useSavedFile()
  if (!counts) return null
  const figure = (count: number) => figureText(count, i18n.language)
  const lists = (['added', 'changed', 'withdrawn', 'rejected'] as const).filter((kind) =>
    kind === 'withdrawn' ? (checked?.withdrawn ?? 0) > 0 : counts[kind] > 0,
  )
  const digest = `${run?.id ?? ''}${JSON.stringify(checked)}${counts.rejected}`
  const shown = lists.find((kind) => kind === tab) ?? lists.find((kind) => kind === 'rejected') ?? lists[0]
  return (
    <section className={styles['section']}>
      <h2 ref={heading} tabIndex={-1}>
        {t(run ? 'import.report' : 'import.found')}
      </h2>
      {undone && (
        <output>
          {t('import.undone', {
            removed: figure(undone.removed),
            restored: figure(undone.restored),
            kept: figure(undone.kept),
          })}
        </output>
      )}
      <dl className={styles['counts']}>
        {(['added', 'changed', 'unchanged', 'rejected'] as const).map((kind) => (
          <div key={kind} data-kind={kind}>
            <dt>{t(`import.${kind}`)}</dt>
            <dd className="figures">{figure(counts[kind])}</dd>
          </div>
        ))}
        {checked && checked.withdrawn > 0 && (
          <div>
            <dt>{t('import.withdrawn')}</dt>
            <dd className="figures">{figure(checked.withdrawn)}</dd>
          </div>
        )}
      </dl>
      {checked?.rowsIn && !run && <RowAccounts data={data} counts={checked} rowsIn={checked.rowsIn} />}
      {checked?.overview && !run && (
        <CheckOverview
          overview={checked.overview}
          onShow={(place) => {
            show(place)
            list.current?.focus()
          }}
        />
      )}
      {checked && !run && <Novelties checked={checked} />}
      {checked && !run && checked.notes.length > 0 && <Notes checked={checked} />}
      {counts.rejected > 0 && (
        <p className={styles['steps']}>
          <button type="button" className={buttons['plain']} onClick={() => save(getRejectedRows, { id: data.id })}>
            <IconDownload aria-hidden />
            {t('import.rejectedFile')}
          </button>
          <span className={styles['hint']}>{t('import.rejectedHint')}</span>
        </p>
      )}
      {undone !== null && undone.kept > 0 && <KeptAfterUndo id={data.id} />}
      {shown !== undefined && (
        <ChangeLists
          id={data.id}
          lists={lists}
          shown={{ kind: shown, line }}
          place={list}
          digest={digest}
          onShow={(kind) => show({ kind })}
        />
      )}
    </section>
  )
}

type ListKind = DifferenceKind | 'rejected'

interface ChangeListsProps {
  id: string
  lists: readonly ListKind[]
  /** With a line only the product of that line. */
  shown: { kind: ListKind; line: number | undefined }
  place: RefObject<HTMLDivElement | null>
  digest: string
  onShow: (kind: string | undefined) => void
}

function ChangeLists({ id, lists, shown, place, digest, onShow }: ChangeListsProps) {
  const { t } = useTranslation()
  return (
    <Tabs
      ref={place}
      tabIndex={-1}
      value={shown.kind}
      onChange={(next) => onShow(next ?? undefined)}
      keepMounted={false}
    >
      <Tabs.List className={tabStyles['list']} aria-label={t('import.found')}>
        {lists.map((kind) => (
          <Tabs.Tab key={kind} value={kind} className={tabStyles['tab']}>
            {t(`import.${kind}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {lists.map((kind) => (
        <Tabs.Panel key={kind} value={kind}>
          {kind === 'rejected' ? (
            <RejectionList id={id} digest={digest} />
          ) : (
            <ImportDifferences
              key={kind}
              id={id}
              kind={kind}
              digest={digest}
              line={shown.line}
              onShowAll={() => onShow(kind)}
            />
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** A typing error creates a new brand: every new name is listed. */
function Novelties({ checked: { novelties, noveltyCounts } }: { checked: ImportCheck }) {
  const { t, i18n } = useTranslation()
  if (!novelties.length) return null
  return (
    <div className={styles['novelties']}>
      <h3>{t('import.novelties')}</h3>
      <p className={styles['hint']}>{t('import.noveltyHint')}</p>
      <dl>
        {noveltyKinds.map((kind) => {
          const named = novelties.filter((one) => one.kind === kind)
          const more = (noveltyCounts[kind] ?? 0) - named.length
          if (!named.length) return null
          return (
            <div key={kind}>
              <dt>{t(`import.novelty.${kind}`)}</dt>
              <dd>
                {named
                  .filter((one) => one.looksLike === undefined)
                  .map(({ name }) => name)
                  .join(' · ')}
                {more > 0 && ` ${t('import.noveltyMore', { figure: figureText(more, i18n.language) })}`}
                <ul>
                  {named.map(
                    ({ name, looksLike, line }) =>
                      looksLike !== undefined && (
                        <li key={`${line} ${name}`}>
                          {t('import.looksLike', { name, looksLike, row: figureText(line, i18n.language) })}
                        </li>
                      ),
                  )}
                </ul>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

/** Of more notes only their heading is seen at first. */
const MOST_OPEN = 10

function Notes({ checked: { notes } }: { checked: ImportCheck }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh' : 'en'
  return (
    <details className={styles['novelties']} open={notes.length <= MOST_OPEN}>
      <summary>{t('import.notes', { figure: figure(notes.length) })}</summary>
      <ul>
        {notes.map(({ row, column, value, reason }, index) => (
          // A row may appear twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {t('import.ofRow', {
              row: figure(row),
              text: `${[column, value].filter(Boolean).join(', ')}: ${reason[language]}`,
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
