import { HomePage as Home } from '../home/home.page'
import { Headlines } from '../notice/headlines'

export function HomePage() {
  return <Home news={<Headlines />} />
}
