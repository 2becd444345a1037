import { useEffect, useState } from 'react';
import { defaultPhoneRule, type PhoneRule } from '../../contract/fields/phone.ts';
import { getBaseData } from '../../contract/platform/getBaseData.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { useServices } from '../../core/services/services.tsx';

/** @returns which mobile numbers the platform takes; the usual ones until it has said so. */
export function usePhoneRule(): PhoneRule {
  const { packageId } = useBrand();
  const { backend } = useServices();
  const [rule, setRule] = useState(defaultPhoneRule);
  useEffect(() => {
    const controller = new AbortController();
    backend.call(getBaseData, { packageId }, { signal: controller.signal }).then(
      ({ phone }) => setRule(phone),
      // The server checks the number in any case.
      () => undefined,
    );
    return () => controller.abort();
  }, [backend, packageId]);
  return rule;
}
