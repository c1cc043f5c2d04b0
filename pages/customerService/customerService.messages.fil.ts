import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { customerServiceText } from './customerService.messages.ts';

/** Customer service in Filipino. */
export default {
  ...everyScreen,
  customerService: {
    title: 'Customer service',
    failed: 'Hindi namin ma-load ang contact details namin',
    online: 'Mag-chat sa amin',
    onlineText: 'Dito ka pinakamabilis masasagot.',
    number: 'Online service',
    numberText: 'Matatawagan mo ang online service namin sa numerong ito.',
    openChat: 'Buksan ang chat',
    call: 'Tawagan ang',
    email: 'Sumulat sa amin',
    emailText: 'Kung walang nagbukas na mail app, kopyahin ang address.',
    phone: 'Tumawag sa amin',
    copy: 'Kopyahin',
    sendComplaint: 'Magpadala ng reklamo',
    emptyTitle: 'Walang chat at email sa ngayon',
    emptyText: 'Tumawag na lang sa amin o magpadala ng reklamo.',
  },
} satisfies Translation<typeof customerServiceText>;
