import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { flowSearch } from '../money-view/flow-search'
import { accountsSearch } from '../transaction/accounts-search'
import { moneySearch } from '../transaction/money-search'
import { transactionsSearch } from '../transaction/transactions-search'
import { shell } from './shell-route'

const deposit = createRoute({
  getParentRoute: () => shell,
  path: '/deposit',
  validateSearch: moneySearch,
  component: lazyRouteComponent(() => import('../transaction/queue.page'), 'DepositPage'),
  staticData: { title: 'money.title.DEPOSIT', need: 'Deposit.allow' },
})

const withdraw = createRoute({
  getParentRoute: () => shell,
  path: '/withdraw',
  validateSearch: moneySearch,
  component: lazyRouteComponent(() => import('../transaction/queue.page'), 'WithdrawPage'),
  staticData: { title: 'money.title.WITHDRAW', need: 'Withdraw.allow' },
})

const payments = createRoute({
  getParentRoute: () => shell,
  path: '/payments',
  validateSearch: moneySearch,
  component: lazyRouteComponent(() => import('../transaction/queue.page'), 'HandoverPage'),
  staticData: { title: 'money.title.HANDOVER', need: 'Payment.allow' },
})

const transactions = createRoute({
  getParentRoute: () => shell,
  path: '/transactions',
  validateSearch: transactionsSearch,
  component: lazyRouteComponent(
    () => import('../transaction/transactions.page'),
    'TransactionsPage',
  ),
  staticData: { title: 'menu.transactions', need: 'Report.read' },
})

const moneyFlow = createRoute({
  getParentRoute: () => shell,
  path: '/money',
  component: lazyRouteComponent(() => import('../money-view/flow.page'), 'FlowStartPage'),
  staticData: { title: 'menu.moneyFlow', need: 'Member.update' },
})

const moneyFlowOf = createRoute({
  getParentRoute: () => shell,
  path: '/money/$member',
  validateSearch: flowSearch,
  component: lazyRouteComponent(() => import('../money-view/flow.page'), 'FlowPage'),
  staticData: { title: 'menu.moneyFlow', need: 'Member.update' },
})

const moneyPlaces = createRoute({
  getParentRoute: () => shell,
  path: '/where-money-is',
  component: lazyRouteComponent(() => import('../money-view/where.page'), 'WherePage'),
  staticData: { title: 'menu.moneyPlaces', need: 'System.manage' },
})

const companyAccounts = createRoute({
  getParentRoute: () => shell,
  path: '/company-accounts',
  validateSearch: accountsSearch,
  component: lazyRouteComponent(() => import('../transaction/accounts.page'), 'AccountsPage'),
  staticData: { title: 'menu.companyAccounts', need: 'Deposit.allow' },
})

export const moneyRoutes = [
  deposit,
  withdraw,
  payments,
  transactions,
  moneyFlow,
  moneyFlowOf,
  moneyPlaces,
  companyAccounts,
] as const
