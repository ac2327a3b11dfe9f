import { HomePage as Home } from '../home/home.page'
import { Headlines } from '../notice/headlines'
import { Promotions } from '../notice/promotions'

export function HomePage() {
  return (
    <Home
      news={
        <>
          <Promotions />
          <Headlines />
        </>
      }
    />
  )
}
