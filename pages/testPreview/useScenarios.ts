import { useEffect, useState } from 'react';
import { send } from '../../shared/api/send.ts';
import { type Scenario, scenariosCall } from './testPreview.model.ts';

/** The scenarios of the sandbox: undefined until it has answered, none if there is no sandbox. */
export function useScenarios(): readonly Scenario[] | undefined {
  const [scenarios, setScenarios] = useState<readonly Scenario[]>();
  useEffect(() => {
    send(scenariosCall, {}).then((result) => setScenarios(result.success ? result.data : []));
  }, []);
  return scenarios;
}
