import { useTranslation } from 'react-i18next'
import type { KeptMember } from '../../../../contract/members-kept.ts'
import { useFigures } from '../../../kit/figures.ts'
import { Fact, MemberSection } from './MemberSection.tsx'
import styles from './MemberView.module.css'

const things = ['folders', 'boards', 'publishedBoards', 'budgets', 'links'] as const

/** How many things a member has made, without their content. */
export function ThingsSection({ counts }: Pick<KeptMember, 'counts'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  return (
    <MemberSection title={t('keptMembers.things')} hint={t('keptMembers.thingsHint')}>
      <dl className={styles['facts']}>
        {things.map((thing) => (
          <Fact key={thing} name={t(`keptMembers.counts.${thing}`)}>
            <span className="figures">{figure(counts[thing])}</span>
          </Fact>
        ))}
      </dl>
    </MemberSection>
  )
}
