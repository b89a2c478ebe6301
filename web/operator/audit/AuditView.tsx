import '../../locales/operator-texts.ts'
import '../../locales/audit-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isInOrder } from '../../../contract/audit.ts'
import { Button } from '../../kit/Button.tsx'
import { Face } from '../../kit/Face.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { AuditFields } from './AuditFields.tsx'
import { ChangeList } from './ChangeList.tsx'
import { auditPage, useAudit } from './queries.ts'

/** All changes of the catalogue by pages, newest first; the filters and the page stand in the address. */
export function AuditView() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useRef<HTMLElement>(null)
  const { asked, filters, before, to } = useAudit()
  const isCrossed = !isInOrder(filters)
  const changes = useQuery({ ...auditPage(asked), enabled: !isCrossed })
  const { data, isPlaceholderData } = changes
  const isFiltered = Object.keys(filters).length > 0
  const turn = (version: string | null) => {
    void navigate(to({ before: version }))
    list.current?.focus()
  }
  return (
    <>
      <AuditFields />
      <section ref={list} className="mt-24 scroll-mt-72 outline-none" tabIndex={-1} aria-label={t('audit.list')}>
        {isCrossed ? (
          <Face title={t('audit.none')} hint={t('audit.noneHint')} />
        ) : (
          <Answer query={changes} failed={t('audit.failed')}>
            {(page) => {
              if (page.list.length > 0) return <ChangeList changes={page.list} />
              if (!isFiltered) return <Face title={t('audit.nothingYet')} />
              return <Face title={t('audit.none')} hint={t('audit.noneHint')} />
            }}
          </Answer>
        )}
        <div className="mt-20 flex flex-wrap gap-12">
          {before !== undefined && <Button label={t('audit.newest')} onPress={() => turn(null)} />}
          {!isCrossed && data?.next != null && (
            <Button label={t('audit.older')} isBusy={isPlaceholderData} onPress={() => turn(data.next)} />
          )}
        </div>
      </section>
    </>
  )
}
