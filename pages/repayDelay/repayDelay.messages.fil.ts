import { repayment } from '../../shared/features/repayment/repayment.messages.fil.ts';
import { QUOTED, translation } from '../../shared/lib/messages.ts';
import { mutationWords } from '../../shared/runtime/mutation/mutation.messages.fil.ts';
import { copying, speakFilipino } from '../../shared/runtime/shared.messages.fil.ts';
import { COPY_TEXT } from '../../shared/ui/CopyButton.tsx';
import { text } from './repayDelay.messages.ts';

/** The extension page in Filipino. */
export const speak = () =>
  speakFilipino(
    [
      copying(COPY_TEXT),
      repayment,
      translation(text, {
        title: QUOTED,
        failed: 'Hindi namin ma-load ang extension mo',
        fee: 'Babayaran para sa extension',
        date: 'Susunod na petsa ng pagbabayad',
        cost: (amount, date) =>
          date
            ? `Ang extension ay nagkakahalaga ng ${amount}. Kailangan mo pa ring bayaran ang utang. Sa ${date} ang susunod mong bayad.`
            : `Ang extension ay nagkakahalaga ng ${amount}. Kailangan mo pa ring bayaran ang utang.`,
        noPlan: 'Hindi pa alam ang plano pagkatapos ng extension.',
      }),
    ],
    [mutationWords],
  );
