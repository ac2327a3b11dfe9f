import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { chatSearch } from '../chat/chat-search'
import { faqSearch } from '../faq/faq-search'
import { infoSearch } from '../info-page/info-search'
import { inquirySearch } from '../inquiry/inquiry-search'
import { messageSearch } from '../message/message-search'
import { inboxSearch, noticeSearch } from '../notice/notice-search'
import { shell } from './shell-route'

const notices = createRoute({
  getParentRoute: () => shell,
  path: '/notices',
  validateSearch: noticeSearch,
  component: lazyRouteComponent(() => import('../notice/notice.page'), 'NoticePage'),
  staticData: { title: 'menu.notices', need: 'Notice.create' },
})

const partnerNotices = createRoute({
  getParentRoute: () => shell,
  path: '/partner-notices',
  validateSearch: inboxSearch,
  component: lazyRouteComponent(
    () => import('../notice/partner-notices.page'),
    'PartnerNoticesPage',
  ),
  staticData: { title: 'notice.inbox' },
})

const messages = createRoute({
  getParentRoute: () => shell,
  path: '/messages',
  validateSearch: messageSearch,
  component: lazyRouteComponent(() => import('../message/message.page'), 'MessagePage'),
  staticData: { title: 'menu.messages', need: 'Message.read' },
})

const qna = createRoute({
  getParentRoute: () => shell,
  path: '/qna',
  validateSearch: inquirySearch,
  component: lazyRouteComponent(() => import('../inquiry/inquiry.page'), 'InquiryPage'),
  staticData: { title: 'menu.qna', need: 'Faq.read' },
})

const macros = createRoute({
  getParentRoute: () => shell,
  path: '/qna/macros',
  component: lazyRouteComponent(() => import('../inquiry/macros.page'), 'MacrosPage'),
  staticData: { title: 'macro.title', need: 'Faq.read' },
})

const faqs = createRoute({
  getParentRoute: () => shell,
  path: '/faqs',
  validateSearch: faqSearch,
  component: lazyRouteComponent(() => import('../faq/faq.page'), 'FaqPage'),
  staticData: { title: 'menu.faqs', need: 'Faq.write' },
})

const infoPages = createRoute({
  getParentRoute: () => shell,
  path: '/info-pages',
  validateSearch: infoSearch,
  component: lazyRouteComponent(() => import('../info-page/info.page'), 'InfoPagesPage'),
  staticData: { title: 'menu.infoPages', need: 'System.manage' },
})

const chats = createRoute({
  getParentRoute: () => shell,
  path: '/chats',
  validateSearch: chatSearch,
  component: lazyRouteComponent(() => import('../chat/chat.page'), 'ChatPage'),
  staticData: { title: 'menu.chats', need: 'Faq.read' },
})

/** What is told, asked and answered. */
export const talkRoutes = [
  notices,
  partnerNotices,
  messages,
  qna,
  macros,
  faqs,
  infoPages,
  chats,
] as const
