import '../locales/work-texts.ts'
import { IconBriefcase } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { InProject } from '../../contract/collaboration/rights.ts'
import { hint } from '../kit/hint/hint.ts'
import { workAddress } from './work-address.ts'

interface InProjectLinkProps {
  project: InProject
  /** In a line that has no room on a phone, and little elsewhere: it gives way first, down to its icon. */
  isInLine?: boolean
}

/** Leads from a thing to its project; nothing where it is in none. */
export function InProjectLink({ project, isInLine = false }: InProjectLinkProps) {
  const { t } = useTranslation()
  if (!project) return null
  const words = t('work.inProject', { name: project.name })
  const width = isInLine ? 'min-w-18 shrink-[99999] phone:min-h-44 phone:min-w-32 phone:justify-center' : 'min-w-0'
  return (
    <Link
      className={`inline-flex max-w-260 items-center gap-6 overflow-hidden text-meta text-second hover:text-accent phone:min-h-32 ${width}`}
      to={workAddress('project', project.id)}
      aria-label={words}
      {...hint(words)}
    >
      <IconBriefcase aria-hidden className="size-17 flex-none" />
      <span className={`truncate ${isInLine ? 'phone:hidden' : ''}`} dir="auto">
        {project.name}
      </span>
    </Link>
  )
}
