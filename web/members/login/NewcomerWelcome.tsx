import '../../locales/newcomer-texts.ts'
import { IconLayoutBoardSplit, IconPhotoSearch, IconStar, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '../../kit/Button.tsx'
import { dismissWelcome } from './newcomer.ts'

const steps = [
  { name: 'photograph', to: '/ai', Icon: IconPhotoSearch },
  { name: 'folder', to: '/favorites', Icon: IconStar },
  { name: 'board', to: '/work', Icon: IconLayoutBoardSplit },
] as const

/** Three things that somebody who has just registered can begin with, above the page where they are. */
export function NewcomerWelcome() {
  const { t } = useTranslation()
  const titleId = useId()
  // The pressed button leaves: the focus moves to the page.
  const dismiss = () => {
    document.getElementById('content')?.focus()
    dismissWelcome()
  }
  return (
    <section
      className="ml-(--sidebar) border-b bg-accent-wash px-24 py-14 phone:px-16 phone:py-10 print:hidden"
      aria-labelledby={titleId}
    >
      <div className="mb-10 flex items-center gap-12">
        <h2 id={titleId} className="flex-1 text-title font-medium">
          {t('newcomer.title')}
        </h2>
        <IconButton label={t('newcomer.dismiss')} icon={IconX} hasHint={false} onPress={dismiss} />
      </div>
      <ul className="grid grid-cols-3 gap-12 phone:grid-cols-1 phone:gap-8">
        {steps.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link
              className="flex h-full items-start gap-12 rounded-lg border bg-surface px-16 py-12 transition-[border-color] hover:border-control phone:px-12 phone:py-8"
              to={to}
              onClick={dismissWelcome}
            >
              <Icon className="mt-2 size-20 flex-none text-accent" aria-hidden />
              <span>
                <span className="block font-medium">{t(`newcomer.${name}`)}</span>
                <span className="block text-meta text-second">{t(`newcomer.${name}Hint`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
